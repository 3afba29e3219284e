import type { Context } from '../../api.server.ts'
import type { ConsolePage } from '../pages.ts'

/** Something that waits for whoever is signed in, and where it is done. */
export type Todo = {
  key: string
  title: string
  text: string
  href: string
  /** What the link to it says. */
  open: string
}

/** One kind of work: who does it, and what of it waits now; nothing where none does. */
export type TodoProvider = Pick<ConsolePage, 'roles' | 'is_platform'> & {
  load(context: Context): Promise<Todo | undefined>
}
