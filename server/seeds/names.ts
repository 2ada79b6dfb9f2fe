/** Parts of which generated people are made. */
export const firstNames: readonly string[] = words(
  `Aaliyah Abdul Ada Adrian Agnes Ahmed Aiko Aisha Alan Alba Alejandro Alice Amara Amir Ana Andre
  Anika Antonio Arjun Astrid Ava Beatriz Bilal Björn Bruno Camila Carlos Carmen Chen Chloé Clara
  Cyrus Dalia Daniel David Diego Dmitri Elena Elif Elijah Emeka Emma Erik Esther Ethan Fatima Felix
  Fiona Gabriel Grace Hana Hannah Hassan Hugo Ibrahim Ines Ingrid Isaac Ivan Jasmine Javier Jonas
  José Julia Kamal Karin Kavya Kenji Kwame Laila Lars Laura Leila Leon Lin Lucas Lucía Malik Marco
  Maria Marta Mateo Maya Mei Miguel Mila Mohammed Nadia Naomi Nia Nikolai Noah Nora Olivia Omar Oscar
  Paulo Petra Priya Rafael Rania Ravi Rosa Samir Sara Sofia Stefan Tariq Thandi Tomás Uma Valentina
  Victor Wanjiru Wei Xavier Yara Yusuf Zainab Zoe`,
);
export const lastNames: readonly string[] = words(
  `Abbott Abe Adeyemi Ahmad Alvarez Andersson Aydin Baker Banerjee Bauer Becker Bello Bennett Berg
  Bianchi Boateng Brown Castro Chan Chaudhry Cohen Costa Cruz Diallo Diaz Dubois Eriksen Evans Farah
  Fernandez Fischer Fraser Garcia Gomez Green Gupta Haddad Hall Hansen Hassan Hoang Hughes Ibrahim
  Ito Jackson Jansen Johansson Jones Kamau Kaur Kelly Khan Kim Kowalski Kumar Larsen Lee Lewis Lim
  Lopez Martin Mbeki Mehta Meyer Mohamed Moreau Müller Murphy Nakamura Nguyen Novak Nowak Okafor Oliveira
  Osman Park Patel Perez Petrov Pham Popescu Rahman Ramos Reid Rossi Rousseau Ruiz Saito Santos Sato
  Schmidt Shah Silva Singh Smith Sokolov Suzuki Tan Taylor Thomas Torres Tran Vargas Wagner Walker
  Wang Weber Williams Wong Wright Yamamoto Yilmaz Zhang Zhou`,
);
export const titles: readonly string[] = [
  'Account manager',
  'Accountant',
  'Agent',
  'Analyst',
  'Assistant',
  'Consultant',
  'Coordinator',
  'Developer',
  'Dispatcher',
  'Engineer',
  'Manager',
  'Receptionist',
  'Sales representative',
  'Supervisor',
  'Technician',
];

function words(text: string): string[] {
  return text.split(/\s+/);
}
