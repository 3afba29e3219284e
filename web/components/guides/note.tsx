import type { NoteTone } from '#modules/content/rules/page-text.ts'
import type { Span } from '#modules/content/rules/spans.ts'
import { Lightbulb, Scale, TriangleAlert } from '#web/ui/icons/icons.ts'
import { cx } from '../../ui/class-names.ts'
import { Inline } from './inline.tsx'

const tones = {
  schools: { box: 'border-brand bg-brand-soft', name: 'text-brand-text', Icon: Scale },
  tip: { box: 'border-accent bg-accent-soft', name: 'text-accent-text', Icon: Lightbulb },
  care: { box: 'border-warning bg-warning-soft', name: 'text-warning-text', Icon: TriangleAlert },
} as const

export function Note({ tone, label, text }: { tone: NoteTone; label: string; text: readonly Span[] }) {
  const { box, name, Icon } = tones[tone]
  return (
    <div role="note" className={cx('flex flex-col gap-1 rounded-e-md border-s-4 px-4 py-3 sm:px-5 sm:py-4', box)}>
      <p className={cx('flex items-center gap-2 font-semibold text-sm', name)}>
        <Icon aria-hidden="true" className="size-4.5 shrink-0" />
        {label}
      </p>
      <p className="text-base text-ink">
        <Inline spans={text} />
      </p>
    </div>
  )
}
