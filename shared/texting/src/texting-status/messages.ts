import { common, defineMessages } from '@jackfield/runtime';

/** Why a number can or cannot text, in words. */
export const statusMessages = defineMessages('texting.status', {
  stateDone: common.done,
  stateYours: 'Action needed',
  stateWaiting: 'Waiting',
  stateStopped: 'Stopped',
  stateLater: 'Not yet',
  stateNone: 'Does not apply',

  byRegistry: 'By the registry, {date}',
  byCarriers: 'By the carriers, {date}',
  since: 'Since {date}',
  added: 'Added {date}, within a day',
  carriersAsk: 'Carriers ask who sends texts',
  tollFreeRule: 'The carrier verifies toll-free numbers',
  canadaRule: 'No USA registration needed',
  malaysiaRule: 'Texting is not available there',

  registerBrand: 'Register a brand',
  showBrand: 'Show brand',
  correctBrand: 'Correct and resubmit',
  registerCampaign: 'Register a campaign',
  payCampaign: 'Pay again',
  correctCampaign: 'Correct and resubmit',
  addToCampaign: 'Add to campaign',
  showCampaign: 'Show campaign',
  askSupport: 'Ask support',
  askProvider: 'Ask your phone provider',
  showNumber: 'Show number',

  shortYours: 'Action needed',
  shortWaiting: 'Waiting',
  shortReady: 'Can text',
  shortOther: 'Other rules',
});
