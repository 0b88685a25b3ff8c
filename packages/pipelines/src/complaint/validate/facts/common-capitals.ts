import { wordList } from '@palimpsest/kernel/text';

/** Words with a capital that are no name: the pronoun, days and months, things households write in capitals. */
export const COMMON_CAPITALS: ReadonlySet<string> = wordList(`
i i'm i'd i'll i've im ok okay tv wc wg dvd pc usb pm am wifi wi-fi wlan lol ps fyi sie ihr ihre ihnen du dir dich dein deine usted ud
monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
january february march april may june july august september october november december christmas easter english spanish french
german ingles espanol frances aleman netflix
`);
