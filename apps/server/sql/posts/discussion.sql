-- What is discussed, with what it is liked and commented; hot is null of what is not ranked any more.
CREATE OR REPLACE VIEW posts.discussion AS
SELECT kind, subject_id, game_id, at, likes, comments, hot FROM public.discussion;
