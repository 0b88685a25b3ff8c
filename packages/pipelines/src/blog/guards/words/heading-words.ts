import { wordList } from '@palimpsest/kernel/text';

/** Words a heading may have that assert nothing: labels of parts, question words and the verbs of questions. */
export const HEADING_WORDS = wordList(`
  introduction intro overview summary conclusion background context recap takeaway takeaways key points point main
  question questions answer answers faq faqs tl dr tldr asked frequently
  example examples step steps part parts list section detail details note notes
  mean means meaning work works working happen happens happened matter matters need needs know learn do did done
  next start started starting begin beginning get getting use using used go going look looking see find
  reason reasons way ways thing things about idea story
  closing final short brief quick first last
`);
