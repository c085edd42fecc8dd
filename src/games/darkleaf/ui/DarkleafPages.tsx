import { lazyPages } from '../../../ui/parts/frame/lazyPages';
import type { PageProps } from '../../game';
import { lessonIds } from '../sample/lesson-ids';

const lazyPage = lazyPages(() => import('../words/learn'));
const Lobby = lazyPage(async () => (await import('./Lobby')).Lobby);
const DuelPage = lazyPage(async () => (await import('./DuelPage')).DuelPage);
const NewDuel = lazyPage(async () => (await import('./NewDuel')).NewDuel);

const LessonPage = lazyPage(async () => (await import('./LessonPage')).LessonPage);
const BooksPage = lazyPage(async () => (await import('./books/BooksPage')).BooksPage);
const BookPage = lazyPage(async () => (await import('./books/BookPage')).BookPage);
const ClansPage = lazyPage(async () => (await import('./clans/ClansPage')).ClansPage);
const PuzzlePage = lazyPage(async () => (await import('./PuzzlePage')).PuzzlePage);
const AskPage = lazyPage(async () => (await import('./AskPage')).AskPage);

/** The pages below #/darkleaf. */
export function DarkleafPages({ rest: [page, id] }: PageProps) {
  if (page === 'duel' && id !== undefined) return <DuelPage key={id} id={id} />;
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
