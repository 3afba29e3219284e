import { data } from 'react-router'
import type { Context } from '../api.server.ts'
import { splitLanguage } from '../to.ts'
import { type ConsolePage, pages } from './pages.ts'
import { loadShell } from './shell.server.ts'
import { hasRole, staffOf } from './staff.server.ts'

const table: readonly ConsolePage[] = pages

/** Lets in who may open the page that answers (`pattern`). To anyone else, guests included, there is no such page. */
export async function guard({ pattern, context }: { pattern: string; context: Context }): Promise<void> {
  const staff = await staffOf(context)
  const { path } = splitLanguage(pattern)
  const entry = table.find((one) => one.path === path)
  if (!entry || !hasRole(staff, entry.roles)) throw data({ shell: await loadShell(context) }, { status: 404 })
}
