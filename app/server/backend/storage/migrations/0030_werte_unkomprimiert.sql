-- The present answers are written anew with every save and read with every page: to compress them each time takes longer than all else that
-- a save does in the database. The revisions, of which there are many, stay compressed. What is stored already changes with its next save.
ALTER TABLE vorhaben ALTER COLUMN werte SET STORAGE EXTERNAL;
