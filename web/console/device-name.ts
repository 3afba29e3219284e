// In this order: each browser also claims to be those after it.
const browsers: readonly [string, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]
const systems: readonly [string, RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
]

const firstOf = (names: readonly [string, RegExp][], text: string) => names.find(([, sign]) => sign.test(text))?.[0]

/** What a person would call the device of a sign-in: "Chrome, Android". Nothing where it says neither. */
export function deviceName(user_agent: string): string | undefined {
  const parts = [firstOf(browsers, user_agent), firstOf(systems, user_agent)].filter((name) => name !== undefined)
  return parts.length > 0 ? parts.join(', ') : undefined
}
