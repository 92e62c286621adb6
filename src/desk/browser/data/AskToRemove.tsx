import { msg } from '../../../content/messages/msg.ts'
import type { DataRow } from '../../server/data/protocol.ts'
import { Dialog } from '../Dialog.tsx'
import { say } from '../words.tsx'
import { Uses } from './Uses.tsx'

interface AskToRemoveProps {
  row: DataRow
  onRemove: () => void
  onClose: () => void
}

/** Before something goes that pages name: without it they cannot be built. */
export function AskToRemove({ row: { name, uses = [] }, onRemove, onClose }: AskToRemoveProps) {
  return (
    <Dialog title={say(msg('Remove {name}', { name }))} onClose={onClose}>
      <p>
        {say(
          msg('{count, plural, one {# place still shows it} other {# places still show it}}, and would be a fault:', {
            count: uses.length,
          }),
        )}
      </p>
      <Uses uses={uses} />
      <footer>
        <button type="button" className="secondary" onClick={onClose}>
          {say(msg('Cancel'))}
        </button>
        <button type="button" className="primary danger" onClick={onRemove}>
          {say(msg('Remove it all the same'))}
        </button>
      </footer>
    </Dialog>
  )
}
