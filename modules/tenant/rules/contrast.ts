import { contrast, parseHex } from '#core/colour.ts'
import type { ColorSettings } from '#core/theme.ts'

/** WCAG 2.2 AA, 1.4.3. */
export const readableRatio = 4.5

type Name = keyof ColorSettings
type Pair = { text: Name; ground: Name }

/** Where text of the palette stands on it. What stands on a filled button is chosen by the theme, so that it always reads. */
const pairs: readonly Pair[] = (['text_primary', 'text_secondary'] as const).flatMap((text) =>
  (['background_web', 'background_paper'] as const).map((ground) => ({ text, ground })),
)

export type Contrast = Pair & { ratio: number; is_readable: boolean }

/** How well each text reads on each ground; a colour that is none reads on nothing. */
export const contrastsOf = (colours: Readonly<Record<Name, string>>): Contrast[] =>
  pairs.map(({ text, ground }) => {
    const [ink, paper] = [parseHex(colours[text]), parseHex(colours[ground])]
    const ratio = ink && paper ? contrast(ink, paper) : 0
    // Down: 4.49 is not shown as the 4.5 that it is not.
    return { text, ground, ratio: Math.floor(ratio * 100) / 100, is_readable: ratio >= readableRatio }
  })
