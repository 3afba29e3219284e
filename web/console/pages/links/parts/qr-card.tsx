import { buttonClass } from '../../../../ui/button-class.ts'
import { Card } from '../../../../ui/card.tsx'
import { useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'
import { CopyAddress } from './copy-address.tsx'

type QrCardProps = { qr: { address: string; picture: string; file: string } }

export function QrCard({ qr: { address, picture, file } }: QrCardProps) {
  const say = useWords(words)
  return (
    <Card as="section" id="qr" padding="lg" aria-labelledby="qr-title" className="flex flex-col items-start gap-3">
      <h2 id="qr-title" className="text-lg">
        {say.qr}
      </h2>
      <p className="text-muted text-sm">{say.qrText}</p>
      <img src={picture} alt={say.qr} width={220} height={220} className="max-w-full rounded-md" />
      <CopyAddress address={address} />
      <a href={picture} download={file} className={buttonClass({ variant: 'secondary' })}>
        {say.download}
      </a>
    </Card>
  )
}
