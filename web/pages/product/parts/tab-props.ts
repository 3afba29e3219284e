import type { Details } from '../details.server.ts'
import type { Head } from '../head.server.ts'
import type { Labels } from '../words.ts'

export type TabProps = { details: Details; partner: Head['partner']; say: Labels }
