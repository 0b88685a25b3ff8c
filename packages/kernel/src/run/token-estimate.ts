/**
 * The most tokens a call is taken to need: the largest answer that was asked for, and one token per three bytes
 * of prompt, which errs on the side of stopping early.
 */
export function tokensNeeded(prompt: string, system: string, maxOutputTokens: number): number {
  return Math.ceil((utf8Length(prompt) + utf8Length(system)) / 3) + maxOutputTokens;
}

function utf8Length(text: string): number {
  let bytes = 0;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) bytes += 1;
    else if (unit < 0x800) bytes += 2;
    else if (unit >= 0xd800 && unit < 0xdc00) {
      bytes += 4;
      i += 1;
    } else bytes += 3;
  }
  return bytes;
}
