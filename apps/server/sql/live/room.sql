-- Rooms as they were told last; one that is on air is live or interrupted. Its broadcast's picture is so many ms late.
CREATE OR REPLACE VIEW live.room AS
SELECT account_id, state, broadcast_id, picture_offset FROM public.room;
