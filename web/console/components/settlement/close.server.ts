import { redirect } from 'react-router'
import { closeDifference } from '#modules/settlement/contract.console.ts'
import type { Context } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { onceOf, withDone } from '../../form.server.ts'

/** Closes a difference; leads back to the page that it was closed on. */
export async function closeOn(context: Context, { request, path }: { request: Request; path: string }) {
  const values = textsOf(await readForm(request), ['intent', 'key', 'difference_id', 'reason'])
  const { intent = '', difference_id: id = '', reason = '' } = values
  try {
    await api(context, closeDifference, { id, reason }, onceOf(values))
    return redirect(withDone(path, 'closed'))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
