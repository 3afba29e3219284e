import type { BadgeTone } from '../ui/badge.tsx'

export const licenceTones = {
  valid: 'success',
  upcoming: 'neutral',
  expired: 'danger',
  suspended: 'danger',
} as const satisfies Record<string, BadgeTone>
