import { BadgeCheck, CalendarX, Clock, Star } from '#web/ui/icons/icons.ts'
import { Alert } from '../alert.tsx'
import { Avatar } from '../avatar.tsx'
import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { Countdown } from '../countdown.tsx'
import { EmptyState } from '../empty-state.tsx'
import { Progress } from '../progress.tsx'
import { BusyRegion, SkeletonCard, SkeletonText } from '../skeleton.tsx'
import { Spinner } from '../spinner.tsx'
import { Group, Row } from './group.tsx'
import type { Samples } from './samples.ts'

const badgeTones = ['success', 'warning', 'danger', 'brand', 'accent', 'neutral'] as const
const badgeIcons = { brand: <BadgeCheck aria-hidden="true" />, accent: <Star aria-hidden="true" /> } as const

export function FeedbackGroup({ texts, now }: { texts: Samples['feedback']; now: number }) {
  return (
    <Group title={texts.title}>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {texts.alerts.map(({ tone, title, text }) => (
          <Alert
            key={tone}
            tone={tone}
            title={title}
            action={
              tone === 'danger' && (
                <Button size="sm" variant="secondary">
                  {texts.call}
                </Button>
              )
            }
          >
            {text}
          </Alert>
        ))}
      </div>
      <Row>
        {badgeTones.map((tone, place) => (
          <Badge
            key={tone}
            tone={tone}
            icon={tone in badgeIcons ? badgeIcons[tone === 'brand' ? tone : 'accent'] : null}
          >
            {texts.badges[place]}
          </Badge>
        ))}
      </Row>
      <People texts={texts} now={now} />
      <Waiting texts={texts} />
    </Group>
  )
}

function Waiting({ texts }: { texts: Samples['feedback'] }) {
  return (
    <>
      <Progress label={texts.progress.label} value={3} max={5} valueText={texts.progress.text} />
      <BusyRegion label={texts.loading} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <SkeletonCard />
        <SkeletonCard className="hidden sm:block" />
        <SkeletonText lines={5} className="hidden lg:flex" />
      </BusyRegion>
      <Card look="flat">
        <EmptyState
          icon={<CalendarX />}
          title={texts.empty.title}
          text={texts.empty.text}
          headingLevel="h3"
          action={
            <>
              <Button>{texts.empty.action}</Button>
              <Button variant="secondary">{texts.empty.second}</Button>
            </>
          }
        />
      </Card>
    </>
  )
}

function People({ texts, now }: { texts: Samples['feedback']; now: number }) {
  return (
    <Row>
      {texts.people.map((person, place) => (
        <Avatar key={person} name={person} label={person} size={(['lg', 'md', 'sm'] as const)[place]} />
      ))}
      <Spinner label={texts.loading} className="text-brand-text text-xl" />
      <Countdown
        end={now + 15 * 60_000}
        now={now}
        className="inline-flex items-center gap-2 font-semibold text-accent-text"
      >
        {(left) => (
          <>
            <Clock aria-hidden="true" className="size-5" />
            {left.isOver ? texts.holdOver : texts.hold(left.clock)}
          </>
        )}
      </Countdown>
    </Row>
  )
}
