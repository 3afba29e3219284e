import { z } from 'zod'
import { parseJson } from '../fetch-json.ts'
import { plainName } from '../oidc/verify.ts'

const maxLength = 4096
const part = z.string().max(200).optional().catch(undefined)
const userShape = z.object({ name: z.object({ firstName: part, lastName: part }) })

/** The name in what the browser posts beside the code. Nobody signed it: a name may be taken from it, nothing else. */
export function nameFromUser(user: string | undefined): string | undefined {
  if (user === undefined || user.length > maxLength) return undefined
  const read = userShape.safeParse(parseJson(user))
  if (!read.success) return undefined
  return plainName(`${read.data.name.firstName ?? ''} ${read.data.name.lastName ?? ''}`)
}
