import { paths, type TeamPage } from '@jackfield/contract';
import { Link } from '@jackfield/runtime';
import css from './section-intro.module.css';

export interface SectionIntroProps {
  teamId: string;
  /** One sentence. */
  text: string;
  /** Page of the same team that the sentence is about, and what is done there. */
  to: TeamPage;
  linkText: string;
}

/** What a section of a team is for, and the page that has the other half of it. */
export function SectionIntro({ teamId, text, to, linkText }: SectionIntroProps) {
  return (
    <>
      {text}
      <Link to={paths.admin.teams.edit(teamId, to)} className={css.link}>
        {linkText}
      </Link>
    </>
  );
}
