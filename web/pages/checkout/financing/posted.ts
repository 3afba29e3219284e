import type { Context } from '../../../api.server.ts'
import type { Values } from '../../../form.server.ts'
import type { PayPlace } from '../pay/place.ts'

/** A form of this page as it was sent. */
export type Posted = { context: Context; place: PayPlace; intent: string; values: Values; form: FormData }
