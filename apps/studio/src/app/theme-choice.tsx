import { useState } from 'react';
import { text } from './text.ts';
import { applyTheme, currentTheme, type Theme } from './theme.ts';

export function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>(currentTheme);
  return (
    <label className="theme-choice">
      <span className="hidden">{text.theme}</span>
      <select
        value={theme}
        onChange={({ target }) => {
          const chosen = target.value as Theme;
          setTheme(chosen);
          applyTheme(chosen);
        }}
      >
        {(['system', 'light', 'dark'] as const).map((each) => (
          <option key={each} value={each}>
            {text.themes[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
