/** The `code` of a system or database error, or an empty string. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
