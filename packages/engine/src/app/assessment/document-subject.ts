/** Whose words the texts of a document are: erasing this subject erases the document. */
export function documentSubject(documentId: string): string {
  return `assessment:${documentId}`;
}
