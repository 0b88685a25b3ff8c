const MEGABYTE = 1024 * 1024;

/** What is read at most. A larger file is named as skipped and never loaded. */
export const MAX_FILE_BYTES = {
  html: 10 * MEGABYTE,
  markdown: 10 * MEGABYTE,
  text: 10 * MEGABYTE,
  pdf: 50 * MEGABYTE,
  docx: 20 * MEGABYTE,
} as const;

/** How long one document may take. */
export const MAX_EXTRACT_MS = 30_000;

/** A book has fewer; beyond this a file is noise or an attack. */
export const MAX_PAGES = 2_000;
export const MAX_TEXT_CHARACTERS = 10_000_000;
export const MAX_PASSAGES = 20_000;
export const MAX_LINKS = 2_000;
export const MAX_ELEMENTS = 200_000;
/** Real pages nest a few dozen levels deep. */
export const MAX_DEPTH = 400;

/** A DOCX is a zip file: what it unpacks to is limited as well. */
export const MAX_UNPACKED_BYTES = 100 * MEGABYTE;

/** Metadata fields are for a bibliography, not for a text. */
export const MAX_FIELD_CHARACTERS = 500;
