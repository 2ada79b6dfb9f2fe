import '@jackfield/kit/theme/library.css';
import '@jackfield/kit/theme/forced-colors.css';
