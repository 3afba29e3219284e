import { type Context, pageOf } from '../../../api.server.ts'
import { grantText } from '../../grant-words.ts'
import { tabTitle } from '../../shell.server.ts'
import { mayOpenPath, staffOf } from '../../staff.server.ts'
import { to } from '../../to.ts'
import { todosOf } from '../../todos/all.server.ts'
import { figuresOf } from './figures.server.ts'
import { words } from './words.ts'

export async function loadHome(context: Context) {
  const { language } = pageOf(context)
  const staff = await staffOf(context)
  const [todos, figures] = await Promise.all([todosOf(context), figuresOf(context)])
  return {
    tab: tabTitle(context, words(language).title),
    todos,
    figures,
    find: mayOpenPath(staff, '/find') ? to(language, '/find') : undefined,
    person: staff.full_name,
    grants: staff.grants.map((grant) => grantText(grant, language)),
  }
}

export type ShownHome = Awaited<ReturnType<typeof loadHome>>
