/** What a message asks for. `other` stands for a message that asks nothing the list knows, or only states a concern. */
export const ASKS = {
  turn_down: 'be quieter, lower the volume, keep the noise down',
  use_headphones: 'use headphones or earphones',
  stop: 'stop doing it, not do it any more',
  ask_first: 'ask before using, taking, inviting or deciding',
  clean_up: 'clean, tidy, wash up, wipe, put things away',
  take_out: 'take out the rubbish or the recycling',
  return: 'give something back or put it back where it was',
  replace: 'replace or buy again what was used, eaten or broken',
  share_time: 'share a room or machine fairly, keep it shorter, agree times of use',
  take_turns: 'do one’s share of the chores, take turns',
  be_on_time: 'be on time, keep to what was agreed',
  talk: 'talk about it, sit down together, find a moment',
  explain: 'explain, say what was meant, say why, answer a question',
  give_notice: 'say so in advance, let the sender know',
  respect_space: 'respect privacy or personal space, keep out, leave alone for a while',
  knock: 'knock and wait before coming in',
  agree: 'find a solution, an arrangement or a compromise together',
  limit: 'do it less often, fewer, shorter stays',
  reply: 'answer messages',
  listen: 'listen, let the other finish',
  speak_kindly: 'speak in a calmer, kinder voice',
  tell_directly: 'say it to the sender in person, not behind the back or on a note',
  include: 'include the sender, decide together',
  keep_private: 'keep private matters, photos or messages private',
  pay: 'pay, transfer or split the money',
  turn_off: 'switch off lights, heating, devices, alarm',
  close_door: 'close or lock a door or a window, or do so gently',
  go_outside: 'do it outside or elsewhere (smoking, calls)',
  move: 'move or store something elsewhere, make room',
  repair: 'repair something or have it repaired',
  help: 'help, lend a hand',
  other: 'anything else, or no ask',
} as const;

export type AskId = keyof typeof ASKS;

export const ASK_IDS = Object.keys(ASKS) as readonly AskId[];
