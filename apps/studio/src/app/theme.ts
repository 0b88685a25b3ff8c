/** `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

const PLACE = 'palimpsest.theme';

export function currentTheme(): Theme {
  const saved = localStorage.getItem(PLACE);
  return saved === 'light' || saved === 'dark' ? saved : 'system';
}

export function applyTheme(theme: Theme = currentTheme()): void {
  if (theme === 'system') localStorage.removeItem(PLACE);
  else localStorage.setItem(PLACE, theme);
  document.documentElement.dataset.theme = theme;
}
