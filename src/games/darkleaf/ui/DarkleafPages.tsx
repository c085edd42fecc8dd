import { lazy } from '../../../ui/parts/lazy';
import { OpenTable } from '../../../ui/parts/OpenTable';
import type { PageProps } from '../../game';
import { lessonIds } from '../sample/lesson-ids';
import { duelSitting } from '../table/duels';
import { ui } from '../words/ui';
import { DuelScreen } from './duel/DuelScreen';

const Lobby = lazy(async () => (await import('./Lobby')).Lobby);
const NewDuel = lazy(async () => (await import('./NewDuel')).NewDuel);

const LessonPage = lazy(async () => (await import('./LessonPage')).LessonPage);
const BooksPage = lazy(async () => (await import('./books/BooksPage')).BooksPage);
const BookPage = lazy(async () => (await import('./books/BookPage')).BookPage);
const ClansPage = lazy(async () => (await import('./clans/ClansPage')).ClansPage);
const PuzzlePage = lazy(async () => (await import('./PuzzlePage')).PuzzlePage);
const AskPage = lazy(async () => (await import('./AskPage')).AskPage);

/** The pages below #/darkleaf. */
export function DarkleafPages({ rest: [page, id] }: PageProps) {
  if (page === 'duel' && id !== undefined)
    return (
      <OpenTable key={id} sitting={duelSitting} id={id} title={ui.title} back={['darkleaf']}>
        {table => <DuelScreen table={table} kept={table} />}
      </OpenTable>
    );
  if (page === 'new') return <NewDuel key={id} wood={id === 'wood'} />;
  const lesson = lessonIds.find(one => page === 'lesson' && one === id);
  if (lesson) return <LessonPage key={lesson} id={lesson} />;
  if (page === 'books') return <BooksPage key={id} id={id} />;
  if (page === 'book' && id !== undefined) return <BookPage key={id} code={id} />;
  if (page === 'clans') return <ClansPage />;
  if (page === 'puzzle') return <PuzzlePage />;
  if (page === 'ask') return <AskPage />;
  return <Lobby />;
}
