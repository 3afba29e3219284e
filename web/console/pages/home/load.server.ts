import { type Context, pageOf } from '../../../api.server.ts'
import { grantText } from '../../grant-words.ts'
import { tabTitle } from '../../shell.server.ts'
import { staffOf } from '../../staff.server.ts'
import { todosOf } from '../../todos/all.server.ts'
import { words } from './words.ts'

export async function loadHome(context: Context) {
  const { language } = pageOf(context)
  const staff = await staffOf(context)
  return {
    tab: tabTitle(context, words(language).title),
    todos: await todosOf(context),
    person: { full_name: staff.full_name, email: staff.email },
    grants: staff.grants.map((grant) => grantText(grant, language)),
  }
}
