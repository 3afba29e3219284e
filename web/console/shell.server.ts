import { iconAddress } from '#core/brand-mark.ts'
import type { Language } from '#core/messages.ts'
import { listDeskChats } from '#modules/chat/contract.console.ts'
import { type Context, pageOf } from '../api.server.ts'
import { optional } from '../softly.server.ts'
import { api } from './api.server.ts'
import { type ConsolePage, type MenuGroup, menuGroups, pages } from './pages.ts'
import { hasRole, mayOpen, type StaffMe, staffOrNone } from './staff.server.ts'
import { words } from './words.ts'

const table: readonly ConsolePage[] = pages

/** The pages of the menu that this person may open, by group; what is theirs alone is in the menu of their name. */
function menuOf(staff: StaffMe, language: Language) {
  const say = words(language)
  const open = table.flatMap(({ path, menu, group, ...access }) =>
    menu && group && mayOpen(staff, access) ? [{ path, group, label: say[menu] }] : [],
  )
  const entriesOf = (name: MenuGroup) => open.filter(({ group }) => group === name)
  const groups = menuGroups.map((name) => ({ name, label: say[name], entries: entriesOf(name) }))
  return {
    groups: groups.filter(({ name, entries }) => name !== 'person' && entries.length > 0),
    person: entriesOf('person'),
  }
}

/** How many members wait for a consultant's answer, or for anybody to take them. */
async function waitingOf(context: Context): Promise<number> {
  const list = await optional(context, api(context, listDeskChats, { limit: 1 }))
  return list ? list.counts.waiting + list.counts.unanswered : 0
}

/** What every page of the console shows around itself; to a guest, who only signs in, hardly anything. */
export async function loadShell(context: Context) {
  const { language, look, text_size, color_scheme, demo, tenant } = pageOf(context)
  const staff = await staffOrNone(context)
  const answers_chats = staff !== undefined && hasRole(staff, ['consultant'])
  return {
    language,
    look,
    text_size,
    color_scheme,
    demo,
    icon: iconAddress('rihla', tenant.color_settings.background_primary),
    is_signed_in: staff !== undefined,
    full_name: staff?.full_name ?? '',
    answers_chats,
    chats_waiting: answers_chats ? await waitingOf(context) : 0,
    demo_code: staff?.demo_code ?? undefined,
    menu: staff ? menuOf(staff, language) : { groups: [], person: [] },
  }
}

export type ConsoleShell = Awaited<ReturnType<typeof loadShell>>

/** What the tab of a page is called. */
export const tabTitle = (context: Context, title: string): string =>
  `${title} · ${words(pageOf(context).language).console}`
