import { defineMessages } from '@jackfield/runtime';

/** What happens to a call to a number of a person, as a colleague would tell it. */
export const tryNumberMessages = defineMessages('callRouting.tryNumber', {
  title: 'Try a call to {number}',
  text: 'This is what callers get right now, until someone answers.',
  failed: 'The call was not tried',
  person: 'The phones of {name} ring for {seconds} s.',
  personPasses: '{name} takes no calls now.',
  team: 'The call goes to {name} for {seconds} s.',
  teamPasses: '{name} passes the call on.',
  company: 'The call goes on to {name}.',
  someCompany: 'The call goes on to a company number.',
  menu: 'Callers hear {name} and press no key.',
  someMenu: 'Callers hear a menu and press no key.',
  group: '{names} ring. If nobody answers, the call ends.',
  someMessage: 'A message is played, then the call ends.',
  someNumber: 'An outside number is called.',
});
