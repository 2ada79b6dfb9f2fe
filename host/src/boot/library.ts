import '@jackfield/kit/theme/library.css';
