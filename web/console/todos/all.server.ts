import type { Context } from '../../api.server.ts'
import { hasRole, staffOf } from '../staff.server.ts'
import { applications } from './applications.server.ts'
import { licences } from './licences.server.ts'
import { refunds } from './refunds.server.ts'
import type { Todo, TodoProvider } from './todo.ts'

/** All kinds of work, in the order of the home page. Another kind is a file beside these, and its name here. */
const providers: readonly TodoProvider[] = [refunds, applications, licences]

/** What waits for whoever is signed in. */
export async function todosOf(context: Context): Promise<Todo[]> {
  const staff = await staffOf(context)
  const own = providers.filter(({ roles }) => hasRole(staff, roles))
  const loaded = await Promise.all(own.map((provider) => provider.load(context)))
  return loaded.filter((todo) => todo !== undefined)
}
