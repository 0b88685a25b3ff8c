import { makeZip } from './make-zip.ts';

export interface DocxParagraph {
  /** A style by its name in Word, e.g. `Title` or `Heading1`. */
  readonly style?: string;
  readonly text: string;
}

/** A small Word document, for tests. */
export function makeDocx(
  paragraphs: readonly DocxParagraph[],
  properties: Readonly<Record<string, string>> = {},
  more: Readonly<Record<string, string | Buffer>> = {},
): Buffer {
  const body = paragraphs
    .map(({ style, text }) => {
      const set = style === undefined ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`;
      return `<w:p>${set}<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
    })
    .join('');
  const core = Object.entries(properties)
    .map(([name, value]) => `<${name}>${escaped(value)}</${name}>`)
    .join('');
  return makeZip({
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${XML}<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `${XML}<w:styles xmlns:w="${WORD}">${STYLES}</w:styles>`,
    'word/_rels/document.xml.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
    'docProps/core.xml': `${XML}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/">${core}</cp:coreProperties>`,
    ...more,
  });
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const STYLES = ['Title', 'heading 1', 'heading 2']
  .map((name) => {
    const id = name === 'Title' ? name : `H${name.slice(1).replace(' ', '')}`;
    return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`;
  })
  .join('');

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
