import { memo } from '#core/memo.ts'
import { type ColorSettings, type Scheme, themeVariables } from '#core/theme.ts'

/**
 * The colours of a tenant, light and dark. The same text for everyone, whatever they chose: which of them holds is said by
 * `data-scheme` on the page, so that a choice needs no other style and a system that turns dark is followed without a script.
 * What is printed is light.
 */
export const themeStyle = memo((colors: ColorSettings): string => {
  const dark = rules(colors, 'dark')
  return [
    `:root{${rules(colors, 'light')}}`,
    `@media screen{:root[data-scheme=dark]{${dark}}}`,
    `@media screen and (prefers-color-scheme:dark){:root[data-scheme=system]{${dark}}}`,
  ].join('')
})

const rules = (colors: ColorSettings, scheme: Scheme): string =>
  [`color-scheme:${scheme}`, ...Object.entries(themeVariables(colors, scheme)).map((pair) => pair.join(':'))].join(';')

/** What a browser puts around the page. */
export const frameColours = memo(
  (colors: ColorSettings): Record<Scheme, string> => ({
    light: colors.background_primary,
    dark: themeVariables(colors, 'dark')['--tone-bar'] ?? colors.background_primary,
  }),
)
