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
  wrong right different difference differences differ differs change changes changed changing give gives gave giving
  help helps helped helping think thinking try tried trying expect consider remember avoid choose decide
  learned learnt lesson lessons plan plans result results
  option options tip tips rule rules check checks fact facts time
  keep kept left say says said research
`);

/** How a question begins that asserts nothing. */
export const OPEN_QUESTION = wordList(
  'what who where when which is are was were can could do does did should will would has have may must',
);
