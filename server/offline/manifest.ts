import { createHash } from 'node:crypto'
import type { Language } from '#core/messages.ts'
import type { Tenant } from '#core/tenant.ts'
import { themeVariables } from '#core/theme.ts'
import { isOpenPath } from '#web/open-path.ts'
import { type PageEntry, pages } from '#web/pages.ts'
import { inLanguage } from '#web/to.ts'
import { brandOf, type Icon } from './icon.ts'
import { words } from './words.ts'

// Raise it when the drawing of icons changes: installed sites look for another address.
const iconVersion = 1

/** The same address always gives the same picture: a brand that changes its colours has other addresses. */
export function iconAddress(tenant: Tenant, { size, purpose }: Icon): string {
  const mark = createHash('sha256')
    .update(JSON.stringify([iconVersion, brandOf(tenant)]))
    .digest('hex')
    .slice(0, 10)
  return `/icons/${purpose === 'maskable' ? 'maskable-' : ''}${size}.png?v=${mark}`
}

const icons: readonly Icon[] = [
  { size: 192, purpose: 'any' },
  { size: 512, purpose: 'any' },
  { size: 192, purpose: 'maskable' },
  { size: 512, purpose: 'maskable' },
]

const shortcuts = { quran: '/quran', prayer: '/jadwal-sholat', doa: '/doa' } as const

/** What a system needs to know to install the site of a tenant, in a language. */
export function manifestOf(tenant: Tenant, language: Language) {
  const tones = themeVariables(tenant.color_settings)
  const names = words(language)
  const offered = Object.entries(shortcuts).filter(([, path]) => isOpenPath(path, tenant.feature_flag))
  const shown = icons.map((icon) => ({
    src: iconAddress(tenant, icon),
    sizes: `${icon.size}x${icon.size}`,
    type: 'image/png',
    purpose: icon.purpose,
  }))
  return {
    // One installed site a tenant, whichever language it was installed in.
    id: '/',
    name: tenant.name,
    short_name: shortName(tenant.name),
    description: tenant.slogan[language],
    lang: language,
    dir: 'ltr',
    start_url: inLanguage(language, '/'),
    scope: '/',
    display: 'standalone',
    theme_color: tenant.color_settings.background_primary,
    background_color: tones['--tone-page'],
    categories: ['travel', 'lifestyle', 'education'],
    icons: shown,
    shortcuts: offered.map(([name, path]) => ({
      name: Object.entries(names).find(([key]) => key === name)?.[1] ?? name,
      url: inLanguage(language, path),
      icons: shown.slice(0, 1),
    })),
  }
}

/** Under an icon there is room for some twelve letters: whole words, as many as fit. */
export function shortName(name: string): string {
  const words = name.split(/\s+/)
  while (words.length > 1 && words.join(' ').length > 12) words.pop()
  return words.join(' ').slice(0, 12).trim()
}

const table: readonly PageEntry[] = pages

/** Addresses, without language, of which a browser keeps all once it has opened one. */
export const wholePages = (tenant: Tenant, isWhole: (path: string) => boolean): string[] =>
  table
    .map(({ path }) => path)
    .filter((path) => !/[:*]/.test(path) && isWhole(path) && isOpenPath(path, tenant.feature_flag))
