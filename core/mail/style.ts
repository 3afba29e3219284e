import { contrast, mix, parseHex, type Rgb, readable, toHex, white } from '#core/colour.ts'

export type Tones = {
  page: string
  paper: string
  line: string
  ink: string
  muted: string
  brand: string
  onBrand: string
  soft: string
  link: string
}

const night: Rgb = [20, 24, 23]
const nightPaper: Rgb = [30, 36, 34]

/** The same mail after dark: the tenant's own colours, lifted until they read on a dark ground. */
export function darkTones(day: Tones): Tones {
  const brand = parseHex(day.brand) ?? white
  const fill = readable(brand, [night, nightPaper], 3)
  const soft = mix(brand, nightPaper, 0.18)
  return {
    page: toHex(night),
    paper: toHex(nightPaper),
    line: toHex(mix(white, nightPaper, 0.16)),
    ink: toHex(mix(white, nightPaper, 0.92)),
    muted: toHex(mix(white, nightPaper, 0.68)),
    brand: toHex(fill),
    onBrand: contrast(white, fill) >= 4.5 ? '#ffffff' : '#000000',
    soft: toHex(soft),
    link: toHex(readable(brand, [night, nightPaper, soft], 4.5)),
  }
}

/** Clients that drop style sheets keep the light mail, whose colours stand in the elements; hence `!important` here. */
export const mailStyle = (dark: Tones): string => `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) { .m-pad { padding: 28px 20px !important } .m-code { font-size: 30px !important; letter-spacing: 0.14em !important } }
@media (prefers-color-scheme: dark) {
  .m-page { background: ${dark.page} !important }
  .m-paper { background: ${dark.paper} !important; border-color: ${dark.line} !important }
  .m-ink { color: ${dark.ink} !important }
  .m-muted { color: ${dark.muted} !important }
  .m-link { color: ${dark.link} !important }
  .m-code { background: ${dark.soft} !important; border-color: ${dark.line} !important; color: ${dark.ink} !important }
  .m-brand { background: ${dark.brand} !important }
  .m-on-brand { color: ${dark.onBrand} !important }
}
`
