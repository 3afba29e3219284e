import { useRevalidator } from 'react-router'
import { HoldBar } from '../../../../components/checkout/hold-bar.tsx'

type ApplicationHoldProps = {
  hold: { end: number; now: number; until: string }
  say: { hold: string; hurry: string }
}

/** Until when the application is to be sent; the page says what has become of it once that is over. */
export function ApplicationHold({ hold, say }: ApplicationHoldProps) {
  const { revalidate } = useRevalidator()
  return <HoldBar hold={hold} say={{ hold: say.hold, hurry: say.hurry }} onOver={() => void revalidate()} />
}
