import type { KeyboardEvent, ReactNode } from 'react'
import { ChevronLeft, ChevronRight } from '#web/ui/icons/icons.ts'
import { SitePicture } from '../../../components/site-picture.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { WallPicture, WallSay } from './wall-picture.ts'

type LightboxProps = {
  pictures: readonly WallPicture[]
  chosen: string
  onChoose: (id: string | undefined) => void
  say: WallSay
}

/** One picture, large, and the way to its neighbours by button or arrow key. */
export function Lightbox({ pictures, chosen, onChoose, say }: LightboxProps) {
  const place = pictures.findIndex((picture) => picture.id === chosen)
  const picture = pictures[place]
  if (!picture) return null
  const before = pictures[place - 1]?.id
  const after = pictures[place + 1]?.id
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const next = key === 'ArrowLeft' ? before : key === 'ArrowRight' ? after : undefined
    if (next) onChoose(next)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut to the two buttons inside
    <div onKeyDown={onKeyDown}>
      <Dialog open size="lg" title={picture.title} closeLabel={say.close} onClose={() => onChoose(undefined)}>
        <div className="flex flex-col gap-3">
          <SitePicture
            key={picture.id}
            id={picture.picture_id}
            colour={picture.picture_colour}
            shape="card"
            alt={picture.title}
            sizes="(min-width: 800px) 45rem, 95vw"
            priority
            className="aspect-4/3 rounded-md"
          />
          <div className="flex items-center justify-between gap-3">
            <Turn label={say.previous} to={before} onChoose={onChoose}>
              <ChevronLeft className="size-6 rtl:-scale-x-100" />
            </Turn>
            <time dateTime={picture.taken.at} className="text-center text-muted text-sm">
              {picture.taken.text}
            </time>
            <Turn label={say.next} to={after} onChoose={onChoose}>
              <ChevronRight className="size-6 rtl:-scale-x-100" />
            </Turn>
          </div>
        </div>
      </Dialog>
    </div>
  )
}

type TurnProps = { label: string; to: string | undefined; onChoose: (id: string) => void; children: ReactNode }

/** Stays in its place at the ends, so that nothing moves under the finger. */
function Turn({ label, to, onChoose, children }: TurnProps) {
  return (
    <IconButton
      label={label}
      icon={children}
      variant="outlined"
      aria-disabled={to === undefined}
      className="aria-disabled:opacity-40"
      onClick={() => to !== undefined && onChoose(to)}
    />
  )
}
