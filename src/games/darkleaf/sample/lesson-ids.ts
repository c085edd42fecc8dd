export const lessonIds = ['hunt', 'declare', 'ladder'] as const;
export type LessonId = (typeof lessonIds)[number];
