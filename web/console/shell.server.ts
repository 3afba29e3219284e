import { iconAddress } from '#core/brand-mark.ts'
import type { Language } from '#core/messages.ts'
import { type Context, pageOf } from '../api.server.ts'
import { type ConsolePage, pages } from './pages.ts'
import { hasRole, type StaffMe, staffOrNone } from './staff.server.ts'
import { words } from './words.ts'

const table: readonly ConsolePage[] = pages

/** The pages of the menu that this person may open. */
const menuOf = (staff: StaffMe, language: Language) =>
  table.flatMap(({ path, menu, roles }) =>
    menu && roles !== 'guests' && hasRole(staff, roles) ? [{ path, label: words(language)[menu] }] : [],
  )

/** What every page of the console shows around itself; to a guest, who only signs in, hardly anything. */
export async function loadShell(context: Context) {
  const { language, look, text_size, color_scheme, demo, tenant } = pageOf(context)
  const staff = await staffOrNone(context)
  return {
    language,
    look,
    text_size,
    color_scheme,
    demo,
    icon: iconAddress('rihla', tenant.color_settings.background_primary),
    is_signed_in: staff !== undefined,
    full_name: staff?.full_name ?? '',
    menu: staff ? menuOf(staff, language) : [],
  }
}

export type ConsoleShell = Awaited<ReturnType<typeof loadShell>>

/** What the tab of a page is called. */
export const tabTitle = (context: Context, title: string): string =>
  `${title} · ${words(pageOf(context).language).console}`
