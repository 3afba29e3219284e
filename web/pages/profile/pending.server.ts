import { pendingContacts } from '#modules/identity/contract.ts'
import { api, type Context } from '../../api.server.ts'

/** The address and the number that wait for their code, whoever asked for them. */
export const pendingOf = async (context: Context) => (await api(context, pendingContacts, {})).data
