import type { ComponentType } from 'react'
import type { Language } from '#core/messages.ts'
import type { Crumb } from '../../ui/breadcrumbs.tsx'

/** What a page may tell the shell: `export const handle: ShellHandle = { … }`. */
export type ShellHandle = {
  /** From below home down to the page itself; `href` is a path without language. */
  crumbs?: (language: Language, loaderData: unknown) => Crumb[]
  /** Stands at the end of the back title on a phone, such as the share button of a promo. */
  BackAction?: ComponentType
}

/** Crumbs from what the page has loaded, so that their words need not travel as script. */
export const crumbsOf =
  <Loaded>(make: (loaded: Loaded) => Crumb[]): NonNullable<ShellHandle['crumbs']> =>
  (_language, loaderData) =>
    loaderData === undefined ? [] : make(loaderData as Loaded)
