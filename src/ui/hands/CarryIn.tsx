import { useEffect, useState } from 'preact/hooks';
import { type Carried, type Taking, takeFrom } from '../../share/carry';
import { movingWords } from '../words/moving';
import { relayAddress } from './relay';

const w = movingWords.coming;

/** What a scanned code opens: everything is fetched from the device that shows it. */
export function CarryIn({ code, onHere }: { code: string; onHere: (files: readonly Carried[]) => void }) {
  const [taking, setTaking] = useState<Taking | undefined>({ kind: 'looking' });
  useEffect(() => {
    const end = takeFrom({
      relay: relayAddress(),
      secret: code,
      told(now) {
        setTaking(now);
        if (now.kind === 'here') onHere(now.files);
      },
    });
    if (!end) setTaking(undefined);
    return end;
  }, [code]);
  return (
    <section class="panel settings">
      <h2>{w.title}</h2>
      {taking ? <p role="status">{toldOf(taking)}</p> : <p role="alert">{w.bad}</p>}
    </section>
  );
}

function toldOf(taking: Taking): string {
  switch (taking.kind) {
    case 'looking':
      return w.looking;
    case 'coming':
      return w.going(Math.round(taking.share * 100));
    case 'silent':
      return w.silent;
    case 'other-version':
      return movingWords.otherVersion;
    case 'here':
      return w.here;
  }
}
