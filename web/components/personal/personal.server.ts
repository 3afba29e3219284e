import type { Context } from '../../api.server.ts'
import { loadReader } from '../../shell.server.ts'
import { loadLatest } from './latest.server.ts'

export type PersonalShell = Awaited<ReturnType<typeof loadReader>>

/** What is the reader's own on a page that was made for any member; without a session, that there is nobody. */
export async function loadPersonal(context: Context, { latest }: { latest: boolean }) {
  const [shell, order] = await Promise.all([loadReader(context), latest ? loadLatest(context) : undefined])
  return { shell, latest: order }
}
