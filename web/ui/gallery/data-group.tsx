import { Badge } from '../badge.tsx'
import { Card, coverLinkClass } from '../card.tsx'
import { Carousel } from '../carousel.tsx'
import { Picture } from '../picture.tsx'
import { type Column, Table } from '../table.tsx'
import { drawnPicture } from './drawn-picture.ts'
import { Group } from './group.tsx'
import type { Samples } from './samples.ts'

type Data = Samples['data']
type BookingRow = Data['table']['rows'][number]

export function DataGroup({ texts }: { texts: Data }) {
  const { carousel, packages, table } = texts
  return (
    <Group title={texts.title}>
      <Carousel label={carousel.label} previousLabel={carousel.previous} nextLabel={carousel.next} dots bleed>
        {packages.map((each) => (
          <PackageSample key={each.name} sample={each} texts={texts} />
        ))}
      </Carousel>
      <Table caption={table.caption} columns={columns(table.headers)} rows={table.rows} rowKey={(row) => row.code} />
    </Group>
  )
}

function PackageSample({ sample, texts }: { sample: Data['packages'][number]; texts: Data }) {
  return (
    <Card as="article" padding="none" interactive className="flex flex-col overflow-hidden">
      <Picture
        src={drawnPicture}
        widths={[288]}
        sizes="18rem"
        width={288}
        height={216}
        alt={texts.pictureAlt}
        className="aspect-4/3"
      />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <Badge tone="success" className="self-start">
          {sample.badge}
        </Badge>
        <h3 className="text-lg">
          <a href="#gallery" className={coverLinkClass}>
            {sample.name}
          </a>
        </h3>
        <p className="text-muted text-sm">{sample.partner}</p>
        <p className="money mt-auto font-bold text-brand-text text-lg">
          {sample.price} <span className="font-normal text-muted text-sm">{texts.perPerson}</span>
        </p>
      </div>
    </Card>
  )
}

const columns = (headers: Data['table']['headers']): Column<BookingRow>[] => [
  { key: 'code', header: headers.code, cell: (row) => row.code, isRowHeader: true },
  { key: 'pilgrim', header: headers.pilgrim, cell: (row) => row.pilgrim },
  {
    key: 'departure',
    header: headers.departure,
    cell: (row) => row.departure,
    sort: { href: '#departure', direction: 'ascending' },
  },
  {
    key: 'status',
    header: headers.status,
    cell: (row) => <Badge tone={row.status === 'Lunas' ? 'success' : 'warning'}>{row.status}</Badge>,
  },
  { key: 'total', header: headers.total, cell: (row) => row.total, align: 'end', sort: { href: '#total' } },
]
