import { BadgeCheck, CalendarClock, CircleSlash, TimerOff } from '#web/ui/icons/icons.ts'
import { Badge } from '../../ui/badge.tsx'
import type { LicenceView } from './licence.server.ts'

const looks = {
  valid: { tone: 'success', Icon: BadgeCheck },
  expired: { tone: 'danger', Icon: TimerOff },
  upcoming: { tone: 'danger', Icon: CalendarClock },
  suspended: { tone: 'danger', Icon: CircleSlash },
} as const

/** How a licence stands today, by colour, sign and word. */
export function LicenceBadge({ licence: { state, standing } }: { licence: LicenceView }) {
  const { tone, Icon } = looks[state]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {standing}
    </Badge>
  )
}
