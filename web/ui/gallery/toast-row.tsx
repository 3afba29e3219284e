import { useCallback, useState } from 'react'
import { Button } from '../button.tsx'
import { LivingToast, Toast } from '../toast.tsx'
import { ToastRegion } from '../toast-region.tsx'
import { Row } from './group.tsx'
import type { Samples } from './samples.ts'

const tones = ['success', 'warning', 'error'] as const

export function ToastRow({ texts, closeLabel }: { texts: Samples['popups']['toast']; closeLabel: string }) {
  const [shown, setShown] = useState<{ id: number; tone: (typeof tones)[number] } | null>(null)
  const clear = useCallback(() => setShown(null), [])
  return (
    <>
      <Row>
        {tones.map((tone, place) => (
          <Button key={tone} variant="quiet" size="sm" onClick={() => setShown({ id: Date.now(), tone })}>
            {texts.shows[place]}
          </Button>
        ))}
      </Row>
      <div className="flex flex-col gap-3">
        {tones.map((tone) => (
          <Toast key={tone} tone={tone} closeLabel={tone === 'error' ? closeLabel : undefined}>
            {texts[tone]}
          </Toast>
        ))}
      </div>
      <ToastRegion label={texts.region}>
        {shown && (
          <LivingToast key={shown.id} tone={shown.tone} closeLabel={closeLabel} onGone={clear}>
            {texts[shown.tone]}
          </LivingToast>
        )}
      </ToastRegion>
    </>
  )
}
