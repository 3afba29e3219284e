import { Heart, Share2 } from '#web/ui/icons/icons.ts'
import { Button } from '../button.tsx'
import { buttonClass } from '../button-class.ts'
import { IconButton } from '../icon-button.tsx'
import { Group, Row } from './group.tsx'
import type { Samples } from './samples.ts'

export function ButtonsGroup({ texts }: { texts: Samples['forms'] }) {
  const { buttons } = texts
  return (
    <Group title={buttons.title}>
      <Row>
        <Button>{buttons.book}</Button>
        <Button variant="secondary">{buttons.save}</Button>
        <Button variant="quiet">{buttons.later}</Button>
        <Button variant="danger">{buttons.cancel}</Button>
      </Row>
      <Row>
        <Button size="sm">{buttons.book}</Button>
        <Button size="lg">{buttons.book}</Button>
        <Button busy busyLabel={texts.busy}>
          {buttons.book}
        </Button>
        <Button reason={texts.reason}>{texts.pay}</Button>
        <a href="#gallery" className={buttonClass({ variant: 'secondary' })}>
          {buttons.later}
        </a>
        <IconButton label={texts.wishlist} icon={<Heart className="size-5" />} variant="outlined" />
        <IconButton label={texts.share} icon={<Share2 className="size-5" />} variant="floating" />
      </Row>
    </Group>
  )
}
