import { buttonClass } from '../../../../ui/button-class.ts'
import { Card } from '../../../../ui/card.tsx'
import { useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'
import { CopyAddress } from './copy-address.tsx'

type Picture = { href: string; file: string }
type QrCardProps = { qr: { address: string; target: string; svg: Picture; png: Picture } }

export function QrCard({ qr: { address, target, svg, png } }: QrCardProps) {
  const say = useWords(words)
  return (
    <Card as="section" id="qr" padding="lg" aria-labelledby="qr-title" className="flex flex-col items-start gap-3">
      <h2 id="qr-title" className="text-lg">
        {say.qr}
      </h2>
      <p className="font-semibold [overflow-wrap:anywhere]">{target}</p>
      <p className="text-muted text-sm">{say.qrText}</p>
      <img src={svg.href} alt={say.qrFor(target)} width={220} height={220} className="max-w-full rounded-md" />
      <CopyAddress address={address} />
      <p className="flex flex-wrap gap-3">
        <a href={png.href} download={png.file} className={buttonClass({ variant: 'secondary' })}>
          {say.downloadPng}
        </a>
        <a href={svg.href} download={svg.file} className={buttonClass({ variant: 'secondary' })}>
          {say.downloadSvg}
        </a>
      </p>
    </Card>
  )
}
