import { markOf } from '#core/brand-mark.ts'
import type { Tenant } from '#core/tenant.ts'
import { themeVariables } from '#core/theme.ts'
import { sharp } from '../pictures/sharp.ts'

export const sizes = [180, 192, 512] as const
export type IconSize = (typeof sizes)[number]
/** `maskable`: the system cuts its own shape out of it, so the ground fills all and the mark keeps to the middle. */
export const purposes = ['any', 'maskable'] as const
export type Icon = { size: IconSize; purpose: (typeof purposes)[number] }
export type Brand = { logo: string; ground: string; mark: string }

export function brandOf({ logo, color_settings }: Pick<Tenant, 'logo' | 'color_settings'>): Brand {
  const tones = themeVariables(color_settings)
  return { logo, ground: tones['--tone-brand'] ?? '#000000', mark: tones['--tone-on-brand'] ?? '#ffffff' }
}

const field = 40 // core/brand-mark.ts draws on 40 by 40

/** The brand's mark on a ground of its colour, or its own picture on white, where logos are made to be seen. */
export async function drawIcon({ size, purpose }: Icon, brand: Brand, picture?: Buffer): Promise<Buffer> {
  // A circle of four fifths is what every shape leaves: half the width is well within it.
  const share = purpose === 'maskable' ? 0.5 : 0.62
  const inner = Math.round(size * share)
  const at = Math.round((size - inner) / 2)
  // Apple rounds corners itself and shows nothing through.
  const corner = purpose === 'maskable' || size === 180 ? 0 : Math.round(size * 0.22)
  const mark = picture
    ? ''
    : `<path transform="translate(${at} ${at}) scale(${inner / field})" fill="${brand.mark}" fill-rule="evenodd" d="${markOf(brand.logo)}"/>`
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${corner}" fill="${picture ? '#ffffff' : brand.ground}"/>${mark}</svg>`
  const drawn = sharp(Buffer.from(ground)).timeout({ seconds: 10 })
  const fitted =
    picture &&
    (await sharp(picture).resize({ width: inner, height: inner, fit: 'contain', background: '#0000' }).toBuffer())
  const whole = fitted ? drawn.composite([{ input: fitted, top: at, left: at }]) : drawn
  return whole.png({ compressionLevel: 9 }).toBuffer()
}
